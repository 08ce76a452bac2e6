import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { defaultDates, refreshDates } from "#domain/search/defaultDates.ts";
import { listQuery, readChoices } from "#domain/search/listChoices.ts";
import { useApp } from "#ui/app/AppState.ts";
import type { SearchViewModel } from "./SearchViewModel.ts";

/** History state of an entry that shows the map above an entry with the list. */
const overList = "overList";

/**
 * Keeps address and list in sync: choices made here are written to the current history entry, and choices in a new address are followed
 * (DEC-187). The map has its own entry above the list's, so that Back leads to the list. While a layer is open its entry is on top, so
 * writing waits. On a page left open, dates that have passed are replaced by the default dates (SEARCH-COND-09, DEC-042).
 */
export function useListAddress(viewModel: SearchViewModel, isLayerOpen: boolean): void {
	const navigate = useNavigate();
	const { search, state } = useLocation();
	const { query, view } = viewModel;
	const isGoingBack = useRef(false);
	/** Addresses written here that are not shown yet, oldest first. */
	const written = useRef<readonly string[]>([]);
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
		written.current = [...written.current, `?${wanted}`];
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
		const place = written.current.indexOf(address);
		written.current = place < 0 ? [] : written.current.slice(place + 1);
		if (isGoingBack.current) {
			// Choices made on the map also apply to the list.
			isGoingBack.current = false;
			write(query);
			return;
		}
		if (place >= 0) {
			// The list may have moved on to newer choices by now.
			if (!isLayerOpen && written.current.length === 0) write(query);
			return;
		}
		const params = new URLSearchParams(address);
		viewModel.follow(readChoices((key) => params.get(key)));
	});
	useEffect(() => follow(search), [search]);
	const { today } = useApp().environment;
	const { condition, choicesState } = viewModel;
	useEffect(() => {
		if (isLayerOpen || condition.checkInDate >= today) return;
		const fresh = refreshDates(condition, today, defaultDates(today));
		void navigate(`/search?${listQuery(fresh, choicesState.applied)}`, { replace: true });
	}, [isLayerOpen, condition, choicesState, today, navigate]);
}
