import { compareShallow, reaction } from "mobx";
import type { SessionViewModel } from "#ui/app/SessionViewModel.ts";
import type { LoadViewModel } from "./LoadViewModel.ts";

/** Loads, and loads again when the member's name or grade has become another, in another tab too; until it is stopped. */
export function loadForMember(
	session: Pick<SessionViewModel, "member">,
	load: Pick<LoadViewModel<unknown>, "activate" | "load">,
): () => void {
	const leave = load.activate();
	const unfollow = reaction(
		() => session.member,
		(member, before) => {
			if (member && before) void load.load();
		},
		{ equals: compareShallow },
	);
	return () => {
		unfollow();
		leave();
	};
}
