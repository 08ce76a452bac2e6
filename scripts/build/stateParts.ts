import { bodies, type UnusedParts } from "./UnusedParts.ts";

/**
 * The application uses `makeObservable` with annotations named one by one, observable lists, maps and sets, actions, computed values and
 * reactions. It has no decorators, flows, interceptors, listeners to single changes, nor several copies of the library.
 */
export const unusedStateParts: readonly UnusedParts[] = [
	{
		file: "mobx/dist/mobx.mjs",
		functions: {
			...bodies(`decorateAction20223_ decorateFlow20223_ decorateComputed20223_ decorateObservable20223_
				createFlowDescriptor make_$4 extend_$3 isolateGlobalState setReactionScheduler
				interceptChange notifyListeners`),
			createDecoratorAnnotation: "return annotation;",
			isGenerator: "return false;",
		},
		known: { "hasInterceptors(this)": "false", "hasListeners(this)": "false" },
		parts: {
			"assign(function flow(": "flowAnnotation",
			"if (!canMergeGlobalState)": "return new MobXGlobals();",
		},
	},
];
