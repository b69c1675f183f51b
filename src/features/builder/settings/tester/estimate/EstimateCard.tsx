import { Button } from '@wordpress/components';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useDeferredValue, useMemo, useState } from 'react';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { useSite } from '@/lib/site';
import { recentVisits } from './get-visits';
import { useBuilder } from '@/features/builder/saving/state/builder-context';
import { estimateFor } from './estimate';
import { gateOf, spreadDays } from '@/features/builder/draft/targeting/gate';
import { partsOf } from '@/features/builder/draft/settings-parts';
import { basisInWords, estimateInWords, gateInWords, tooLittleInWords } from './estimate-text';

/** Estimates how many impressions a week match the survey's settings, for users who can view results. */
export function EstimateCard() {
	const form = useDeferredValue( useBuilder( ( now ) => now.form ) );
	const isUnfinished = useBuilder( ( now ) => now.unfinished.has( 'settings' ) );
	const { features, quiet_days: siteDays } = useSite();
	const [ now ] = useState( () => new Date() );
	const { data, error, isPending, refetch } = useQuery( recentVisits );
	const estimate = useMemo(
		() => ( data ? estimateFor( form, features, data, now ) : null ),
		[ form, features, data, now ]
	);

	const behavior = partsOf( form.draft )?.behavior;
	const gate = features.behavior && behavior ? gateOf( behavior, siteDays, form ) : undefined;
	const isSpread = behavior !== undefined && spreadDays( behavior ) !== null;

	return (
		<Card className="uf-tester" title={ __( 'Estimated reach', 'userfeedback' ) }>
			{ isPending && <Skeleton height="40px" /> }
			{ error !== null && (
				<div className="uf-tester__failure">
					<ErrorMessage error={ error } />
					<Button __next40pxDefaultSize variant="secondary" onClick={ () => void refetch() }>
						{ __( 'Try again', 'userfeedback' ) }
					</Button>
				</div>
			) }
			{ data && isUnfinished && (
				<p className="uf-tester__basis">
					{ __( 'Complete the settings to see an estimate.', 'userfeedback' ) }
				</p>
			) }
			{ data && ! isUnfinished && estimate === null && (
				<p className="uf-tester__basis">{ tooLittleInWords() }</p>
			) }
			{ ! isUnfinished && estimate !== null && (
				<>
					<p className="uf-tester__number" role="status">
						{ estimateInWords( estimate ) }
					</p>
					{ [ ...basisInWords( estimate ), ...gateInWords( gate, isSpread ) ].map( ( sentence ) => (
						<p key={ sentence } className="uf-tester__basis">
							{ sentence }
						</p>
					) ) }
				</>
			) }
		</Card>
	);
}
