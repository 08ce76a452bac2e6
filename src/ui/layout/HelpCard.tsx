import { useCases } from "#application/tokens.ts";
import { useApp } from "#ui/app/AppState.ts";
import { ServiceInfoCard } from "./ServiceInfoCard.tsx";

/** Card that links to customer service, at the end of pages that may leave questions open (UI-SVC-01). */
export function HelpCard() {
	const { environment, use } = useApp();
	return (
		<ServiceInfoCard
			site={environment.site}
			surface={environment.surface}
			onBridge={(target) => void use(useCases.followTarget).execute(target)}
		/>
	);
}
