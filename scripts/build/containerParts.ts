import { bodies, names, type UnusedParts } from "./UnusedParts.ts";

const container = "@inversifyjs/container/lib";
const core = "@inversifyjs/core/lib";
const planning = `${core}/planning/calculations`;

/**
 * The composition root binds plain values and functions with their dependencies, one name each, and resolves one at a time. It binds no
 * classes with metadata about their dependencies, never unbinds and generates no functions from text.
 */
export const unusedContainerParts: readonly UnusedParts[] = [
	{
		file: `${container}/container/services/Container.js`,
		methods:
			names(`getAll getAllAsync getAsync loadAsync load onActivation onDeactivation register restore rebindAsync rebind
			snapshot unbindAsync unbindAllAsync unbindAll unbind unloadAsync unload isCurrentBound`),
		parts: {
			"new ContainerModuleManager(": "null",
			"new PluginManager(": "null",
			"new SnapshotManager(": "null",
			"new DeactivationParamsManager(": "{}",
		},
	},
	{
		file: `${container}/container/services/BindingManager.js`,
		methods: names(`isCurrentBound rebindAsync rebind unbindAsync unbindAllAsync unbindAll unbind
			#throwUnexpectedAsyncUnbindOperation #unbindAsync #unbindBindingIdentifier #clearAfterUnbindBindingIdentifier
			#unbindAll #clearAfterUnbindAll #unbindServiceIdentifier #clearAfterUnbindServiceIdentifier`),
	},
	{
		file: `${container}/container/services/ServiceResolutionManager.js`,
		methods: names("getAllAsync getAsync onPlan"),
		known: { "this.getAllAsync.bind(this)": "null", "this.getAsync.bind(this)": "null" },
	},
	{
		file: `${container}/binding/models/BindingFluentSyntaxImplementation.js`,
		methods:
			names(`getIdentifier inRequestScope inTransientScope onActivation onDeactivation to toFactory toSelf toService
			when whenAnyAncestor whenAnyAncestorIs whenAnyAncestorNamed whenAnyAncestorTagged whenDefault whenNamed whenNoAncestor
			whenNoAncestorIs whenNoAncestorNamed whenNoAncestorTagged whenNoParent whenNoParentIs whenNoParentNamed
			whenNoParentTagged whenParent whenParentIs whenParentNamed whenParentTagged whenTagged`),
	},
	{
		file: `${core}/binding/actions/getBindingId.js`,
		functions: { getBindingId: "return (getBindingId.last = (getBindingId.last ?? -1) + 1);" },
	},
	{ file: "reflect-metadata/ReflectLite.js", parts: { "(function (Reflect)": "0" } },
	{ file: `${core}/metadata/calculations/getClassMetadata.js`, functions: bodies("getClassMetadata") },
	{
		file: `${core}/planning/actions/curryBuildServiceNodeBindings.js`,
		functions: bodies("curryBuildInstancePlanBindingNode curryBuildServiceRedirectionPlanBindingNode", ""),
		known: { "new FactoryBindingNodeImplementation(binding)": "null" },
	},
	{
		file: `${core}/planning/actions/currySubplan.js`,
		functions: bodies("currySubplanInstanceBindingNode currySubplanRedirectionBindingNode", ""),
	},
	...names(
		`buildResolvedValueArgumentsResolverJit buildNoActivationsResolvedValueBindingNodeResolverJit`,
	).map((name) => ({ file: `${planning}/${name}.js`, functions: bodies(name) })),
];
