import { HomeScreen } from "./HomeScreen.tsx";

export const Component = HomeScreen;
