/** Every use case by name. Types only: hydration must not load the classes. */
export const useCases = {} as const;
