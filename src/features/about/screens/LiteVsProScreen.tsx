import { __ } from '@wordpress/i18n';
import { Navigate } from 'react-router-dom';
import { useSite } from '@/lib/site';
import { PlansTable } from '../components/PlansTable';
import { OtherEdition } from '../components/OtherEdition';
import { UpgradeBanner } from '../components/UpgradeBanner';
import './plans.scss';

/** For sites that never upgraded, however they come here. */
export function LiteVsProScreen() {
	const site = useSite();

	if ( IN_EDITION.plans && site.is_pro ) {
		return <Navigate replace to="/about" />;
	}
	return (
		<>
			<section>
				<h2 className="uf-reading__title">{ __( 'Plan comparison', 'userfeedback' ) }</h2>
				<PlansTable />
			</section>
			{ IN_EDITION.plans ? <UpgradeBanner campaign="lite-vs-pro" compare={ false } /> : <OtherEdition /> }
		</>
	);
}
