import type { MemoryPorts } from "#tests/support/memory/memoryContainer.ts";
import type { AppState } from "#ui/app/AppState.ts";

type Step = [path: string, how: unknown];

/** Records where a page navigates and how, whether a view model or a use case does it. `here` is the address of the page. */
export function recordSteps(app: AppState, memory: MemoryPorts, here = "/"): Step[] {
	const went: Step[] = [];
	const go = async (...step: Step) => void went.push(step);
	Object.assign(app, { navigation: { go, current: () => here } });
	Object.assign(memory.pageNavigation, { go });
	return went;
}
