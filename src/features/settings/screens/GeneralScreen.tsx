import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { licences } from '@/api/get-licences';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { LicenceCard } from '../components/licence/LicenceCard';
import { WizardCard } from '../components/licence/WizardCard';
import { LiteBlurb } from '../components/licence/LiteBlurb';
import { MiscScreen } from './MiscScreen';

/** The license and the features a plan adds. In editions without plans, the contents of Misc. */
export function GeneralScreen() {
	return (
		<>
			{ IN_EDITION.plans && <Licence /> }
			<WizardCard />
			{ IN_EDITION.plans ? <LiteBlurb /> : <MiscScreen /> }
		</>
	);
}

function Licence() {
	const query = useQuery( licences );

	return (
		<QueryState
			query={ query }
			skeleton={ <Skeleton width="100%" height="160px" /> }
			failure={ __( 'Couldn’t load the license.', 'userfeedback' ) }
		>
			{ ( { site, network } ) => <LicenceCard site={ site } network={ network } /> }
		</QueryState>
	);
}
