export { ProfileLinkPage as Component } from '../features/people/ProfileLinkPage.tsx';
