import { useQuery } from '@tanstack/react-query';
import { __, _n } from '@wordpress/i18n';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { liveSurveys } from '@/components/surveys/live-surveys';
import { CurrentVisibility } from '@/components/surveys/VisibilityText';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { type Visibility, liveVisibility } from '@/lib/visibility/visibility';

/** Number of the surveys published together that visitors can see. */
export function VisibleCount( { ids }: { ids: readonly number[] } ) {
	const { data } = useQuery( liveSurveys() );
	const [ now ] = useState( () => new Date() );
	const [ only ] = ids;

	if ( ids.length === 1 && only !== undefined ) {
		return <CurrentVisibility id={ only } />;
	}
	const found = data ? ids.flatMap( ( id ) => liveVisibility( id, data.surveys, now ) ?? [] ) : [];
	const count = ( state: Visibility[ 'state' ] ) => found.filter( ( shows ) => shows.state === state ).length;
	const waits = count( 'waits' );

	return (
		found.length > 0 && (
			<>
				<ul>
					{ sentences( count( 'shows' ), waits, count( 'hidden' ) ).map( ( text ) => (
						<li key={ text }>{ text }</li>
					) ) }
				</ul>
				{ waits > 0 && <Link to="/order">{ __( 'Change survey order', 'userfeedback' ) }</Link> }
			</>
		)
	);
}

function sentences( shown: number, waits: number, hidden: number ): string[] {
	return [
		...( shown > 0
			? [
					sprintf(
						/* translators: %s: number of surveys */
						_n(
							'Visitors can see %s of them, if its settings allow it.',
							'Visitors can see %s of them, if their settings allow it.',
							shown,
							'userfeedback'
						),
						formatNumber( shown )
					),
				]
			: [] ),
		...( waits > 0
			? [
					sprintf(
						/* translators: %s: number of surveys */
						_n(
							'%s of them shows only after another survey on all of its pages.',
							'%s of them show only after other surveys on all of their pages.',
							waits,
							'userfeedback'
						),
						formatNumber( waits )
					),
				]
			: [] ),
		...( hidden > 0
			? [
					sprintf(
						/* translators: %s: number of surveys */
						_n(
							'Visitors can’t see %s of them. The list shows why.',
							'Visitors can’t see %s of them. The list shows why.',
							hidden,
							'userfeedback'
						),
						formatNumber( hidden )
					),
				]
			: [] ),
	];
}
