import { observer } from "mobx-react-lite";
import { PageHead } from "#ui/app/PageHead.tsx";

export const HomeScreen = observer(function HomeScreen() {
	return (
		<main>
			<PageHead title="국내·해외 숙소 예약" />
			<h1>국내·해외 숙소 예약</h1>
		</main>
	);
});
