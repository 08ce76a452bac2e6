import { reaction, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import type { Typed } from "#ports/TypedTexts.ts";
import type { AppState } from "./AppState.ts";

interface TypedForm {
	/** Storage key of the form; differs for each subject that is written about. */
	readonly name: string;
	readonly texts: () => Typed;
	/** Fills in the stored draft; receives no fields if nothing was stored. */
	readonly fill: (typed: Typed) => void;
}

/** Restores the unsent draft of a form and saves later changes to it. Returns a function that stops saving. */
export function autosaveDraft({ use }: Pick<AppState, "use">, { name, texts, fill }: TypedForm): () => void {
	let isLeft = false;
	let stop = () => {};
	void use(useCases.readTyped)
		.execute(name)
		.then((typed) => {
			if (isLeft) return;
			runInAction(() => fill(typed));
			stop = reaction(texts, (changed) => void use(useCases.saveTyped).execute(name, changed));
		});
	return () => {
		isLeft = true;
		stop();
	};
}
