import { __ } from '@wordpress/i18n';
import { Navigate } from 'react-router-dom';
import { useSite } from '@/lib/site';
import { PlansTable } from '../components/PlansTable';
import { UpgradeBanner } from '../components/UpgradeBanner';
import './plans.scss';

/** For sites that were never upgraded, whichever way they come here. */
export function LiteVsProScreen() {
	const { is_pro: isPro } = useSite();

	if ( isPro ) {
		return <Navigate replace to="/about" />;
	}
	return (
		<>
			<section>
				<h2 className="uf-reading__title">{ __( 'What each plan has', 'userfeedback' ) }</h2>
				<PlansTable />
			</section>
			<UpgradeBanner campaign="lite-vs-pro" compare={ false } />
		</>
	);
}
