import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";

/**
 * Keeps the address in sync with the choices that a screen displays, so that it can be reloaded and shared, without adding history entries.
 * The address it was opened with stays until something is chosen.
 */
export function useQueryInAddress(query: string): void {
	const navigate = useNavigate();
	const named = useRef(query);
	useEffect(() => {
		if (named.current === query) return;
		named.current = query;
		void navigate({ search: query && `?${query}` }, { replace: true, preventScrollReset: true });
	}, [query, navigate]);
}
