import { reaction, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import type { Typed } from "#ports/TypedTexts.ts";
import type { AppState } from "./AppState.ts";

interface TypedForm {
	/** Its name: another one for another thing that is written about. */
	readonly name: string;
	readonly texts: () => Typed;
	/** Takes what was typed before: no fields where nothing was. */
	readonly fill: (typed: Typed) => void;
}

/** Brings back what was typed into a form and not sent, and remembers what is typed from then on. The answer ends this. */
export function keepTyped({ use }: Pick<AppState, "use">, { name, texts, fill }: TypedForm): () => void {
	let isLeft = false;
	let stop = () => {};
	void use(useCases.readTyped)
		.execute(name)
		.then((typed) => {
			if (isLeft) return;
			runInAction(() => fill(typed));
			stop = reaction(texts, (changed) => void use(useCases.keepTyped).execute(name, changed));
		});
	return () => {
		isLeft = true;
		stop();
	};
}
