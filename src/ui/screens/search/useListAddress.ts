import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { readChoices } from "#domain/search/listChoices.ts";
import type { SearchViewModel } from "./SearchViewModel.ts";

/** Of an entry that shows the map: the one below it shows the list. */
const overList = "overList";

/**
 * Keeps the address and the list the same: choices made here are written into the entry that is shown, choices that come with
 * the address are followed (DEC-187). The map has an entry of its own above the list's, so that Back leads to the list. While a
 * layer lies over the page its entry is on top, and writing waits.
 */
export function useListAddress(viewModel: SearchViewModel, isLayerOpen: boolean): void {
	const navigate = useNavigate();
	const { search, state } = useLocation();
	const { query, view } = viewModel;
	const isGoingBack = useRef(false);
	const write = useEffectEvent((wanted: string) => {
		if (search === `?${wanted}`) return;
		const isMapShown = new URLSearchParams(search).get("view") === "map";
		const isMapWanted = view === "map";
		if (state === overList && isMapShown && !isMapWanted) {
			isGoingBack.current = true;
			void navigate(-1);
			return;
		}
		const isOpening = isMapWanted && !isMapShown;
		void navigate(`/search?${wanted}`, {
			replace: !isOpening,
			state: isOpening ? overList : state,
			preventScrollReset: true,
		});
	});
	useEffect(() => {
		if (!isLayerOpen) write(query);
	}, [query, isLayerOpen]);
	const follow = useEffectEvent((address: string) => {
		if (isGoingBack.current) {
			// What was chosen on the map holds for the list.
			isGoingBack.current = false;
			write(query);
			return;
		}
		const params = new URLSearchParams(address);
		viewModel.follow(readChoices((key) => params.get(key)));
	});
	useEffect(() => follow(search), [search]);
}
