import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { readChoices } from "#domain/search/listChoices.ts";
import type { SearchViewModel } from "./SearchViewModel.ts";

/**
 * Keeps the address and the list the same: choices made here are written into the entry that is shown, choices that come with
 * the address are followed (DEC-187). While a layer lies over the page its entry is on top, and writing waits.
 */
export function useListAddress(viewModel: SearchViewModel, isLayerOpen: boolean): void {
	const navigate = useNavigate();
	const { search } = useLocation();
	const { query } = viewModel;
	const write = useEffectEvent((wanted: string) => {
		if (search !== `?${wanted}`)
			void navigate(`/search?${wanted}`, { replace: true, preventScrollReset: true });
	});
	useEffect(() => {
		if (!isLayerOpen) write(query);
	}, [query, isLayerOpen]);
	const follow = useEffectEvent((address: string) => {
		const params = new URLSearchParams(address);
		viewModel.follow(readChoices((key) => params.get(key)));
	});
	useEffect(() => follow(search), [search]);
}
