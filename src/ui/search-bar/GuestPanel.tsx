import { observer } from "mobx-react-lite";
import { GuestPicker } from "#ui/components/GuestPicker.tsx";
import type { SearchBarViewModel } from "./SearchBarViewModel.ts";

/** Counters for guests, and children's ages (SEARCH-GUEST-01). */
export const GuestPanel = observer(function GuestPanel({
	viewModel,
}: {
	readonly viewModel: SearchBarViewModel;
}) {
	return <GuestPicker guests={viewModel.draft} onChange={(guests) => viewModel.changeGuests(guests)} />;
});
