import { SearchControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Card } from '@/components/ui/layout/Card';
import type { FilteredQuery } from '@/contract/types';
import { useSearch } from '@/lib/hooks/use-search';
import { type Band, BANDS, bandLabel } from './bands';
import { BandComments } from './BandComments';

interface Props {
	surveyId: number;
	questionId: string;
	/** The days and the filter of the screen. */
	asked: FilteredQuery;
}

/** Respondents' reasons for their score, by group. */
export function NpsComments( { surveyId, questionId, asked }: Props ) {
	const { typed, search, type } = useSearch();
	const [ chosen, setChosen ] = useState< Band | '' >( '' );
	const shown: readonly Band[] = chosen === '' ? BANDS.map( ( { band } ) => band ) : [ chosen ];

	return (
		<Card title={ __( 'Comments', 'userfeedback' ) }>
			<div className="uf-nps__search">
				<SearchControl
					__nextHasNoMarginBottom
					label={ __( 'Search comments', 'userfeedback' ) }
					placeholder={ __( 'Search comments', 'userfeedback' ) }
					value={ typed }
					onChange={ type }
				/>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					hideLabelFromVision
					label={ __( 'Filter by group', 'userfeedback' ) }
					value={ chosen }
					options={ [
						{ value: '', label: __( 'All groups', 'userfeedback' ) },
						...BANDS.map( ( { band } ) => ( { value: band, label: bandLabel( band ) } ) ),
					] }
					onChange={ ( value ) => setChosen( BANDS.find( ( { band } ) => band === value )?.band ?? '' ) }
				/>
			</div>
			<div className={ shown.length > 1 ? 'uf-nps__columns' : '' }>
				{ shown.map( ( band ) => (
					<BandComments
						key={ `${ band } ${ search }` }
						surveyId={ surveyId }
						questionId={ questionId }
						asked={ asked }
						band={ band }
						search={ search }
					/>
				) ) }
			</div>
		</Card>
	);
}
