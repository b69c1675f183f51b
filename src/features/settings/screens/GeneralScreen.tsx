import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { licenses } from '@/api/get-licenses';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { LicenseCard } from '../components/license/LicenseCard';
import { WizardCard } from '../components/license/WizardCard';
import { LiteBlurb } from '../components/license/LiteBlurb';
import { MiscScreen } from './MiscScreen';

/** The license and the features a plan adds. In editions without plans, the contents of Misc. */
export function GeneralScreen() {
	return (
		<>
			{ IN_EDITION.plans && <License /> }
			<WizardCard />
			{ IN_EDITION.plans ? <LiteBlurb /> : <MiscScreen /> }
		</>
	);
}

function License() {
	const query = useQuery( licenses );

	return (
		<QueryState
			query={ query }
			skeleton={ <Skeleton width="100%" height="160px" /> }
			failure={ __( 'Couldn’t load the license.', 'userfeedback' ) }
		>
			{ ( { site, network } ) => <LicenseCard site={ site } network={ network } /> }
		</QueryState>
	);
}
