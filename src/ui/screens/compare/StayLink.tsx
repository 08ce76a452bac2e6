import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useCases } from "#application/tokens.ts";
import type { ComparedStay } from "#domain/compare/ComparedStay.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { stayTarget } from "#domain/navigation/bridgeMessage.ts";
import { searchQueryWithRooms } from "#domain/search/searchQuery.ts";
import { useApp } from "#ui/app/AppState.ts";
import { TargetLink } from "#ui/layout/TargetLink.tsx";
import type { CompareViewModel } from "./CompareViewModel.ts";

/** Link to a compared stay for the dates and guests on the screen. */
export const StayLink = observer(function StayLink({
	stay,
	viewModel,
	...link
}: {
	readonly stay: ComparedStay;
	readonly viewModel: CompareViewModel;
	readonly label: string;
	readonly className: string | undefined;
	readonly children: ReactNode;
}) {
	const { environment, use } = useApp();
	const path = `${addresses.stay.to(stay.id)}?${searchQueryWithRooms(viewModel.shown)}`;
	return (
		<TargetLink
			{...link}
			target={stayTarget(path, environment.surface)}
			onBridge={(target) => void use(useCases.followTarget).execute(target)}
		/>
	);
});
