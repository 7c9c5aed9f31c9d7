import 'altcha/types/react';

declare module 'altcha/i18n/ar';
declare module 'altcha/i18n/it';
declare module 'altcha/i18n/vi';
