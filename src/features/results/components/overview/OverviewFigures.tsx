import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import type { ResultsSummary } from '@/contract/types';
import { changeOf } from '@/features/results/model/overview-figures';
import { formatNumber, formatShare } from '@/lib/format';
import { noCompletionReason, noRateReason, rateOf } from '@/lib/labels/rate';
import '@/components/charts/numbers/Figures.scss';

/** In the date range. */
export function OverviewFigures( { summary, hasLong }: { summary: ResultsSummary; hasLong: boolean } ) {
	const { total_responses: responses, impressions, starts, previous } = summary;
	const figures: readonly ( readonly [ string, ReactNode, string? ] )[] = [
		[ __( 'Responses', 'userfeedback' ), formatNumber( responses ) ],
		[
			__( 'Change from previous period', 'userfeedback' ),
			hasLong ? (
				changeText( previous && changeOf( responses, previous.total_responses ) )
			) : (
				<PlanBadge feature="long-ranges" />
			),
		],
		[
			__( 'Response rate', 'userfeedback' ),
			shareText( rateOf( responses, impressions ) ),
			noRateReason( responses, impressions ),
		],
		[
			__( 'Completion rate', 'userfeedback' ),
			shareText( rateOf( responses, starts ) ),
			noCompletionReason( responses, starts ),
		],
	];

	return (
		<dl className="uf-figures">
			{ figures.map( ( [ label, value, note ] ) => (
				<div className="uf-card uf-figures__card" key={ label }>
					<dt>{ label }</dt>
					<dd>{ value }</dd>
					{ note && <dd className="uf-figures__note">{ note }</dd> }
				</div>
			) ) }
		</dl>
	);
}

function shareText( share: number | null ): string {
	return share === null ? '–' : formatShare( share );
}

function changeText( change: number | null ): string {
	return change !== null && change > 0 ? `+${ formatShare( change ) }` : shareText( change );
}
