export { Banner, type BannerProps } from './Banner.tsx';
export { RetryBanner, type RetryBannerProps } from './RetryBanner.tsx';
