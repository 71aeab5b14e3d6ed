export { AccountShell, type AccountShellProps } from './account-shell.tsx';
export { HouseScene, type HouseSceneProps } from './house-scene.tsx';
