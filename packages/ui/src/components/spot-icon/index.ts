export { SpotIcon, type SpotIconProps } from './spot-icon.tsx';
export { SPOT_ICON_NAMES, type SpotIconName } from './spot-icon-names.ts';
