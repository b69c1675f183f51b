import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { RatingOverview } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { Stars } from './Stars';
import '@/components/charts/numbers/Figures.scss';

/** For all posts together. */
export function RatingFigures( { overview }: { overview: RatingOverview } ) {
	const figures: { label: string; value: ReactNode }[] = [
		{ label: __( 'Votes', 'userfeedback' ), value: formatNumber( overview.total_ratings ) },
		{ label: __( 'Average', 'userfeedback' ), value: <Stars value={ overview.average_rating } /> },
		{ label: __( 'Votes, last 30 days', 'userfeedback' ), value: formatNumber( overview.total_ratings_30_days ) },
		{
			label: __( 'Average, last 30 days', 'userfeedback' ),
			value: <Stars value={ overview.average_rating_30_days } />,
		},
	];

	return (
		<dl className="uf-figures">
			{ figures.map( ( { label, value } ) => (
				<div className="uf-card uf-figures__card" key={ label }>
					<dt>{ label }</dt>
					<dd>{ value }</dd>
				</div>
			) ) }
		</dl>
	);
}
