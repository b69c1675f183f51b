import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import { type Estimate, LEAST_ANSWERS } from '../tester/estimate';

export function estimateInWords( { least, most }: Estimate ): string {
	const [ low, high ] = [ rounded( least ), rounded( most ) ];
	if ( high === 0 ) {
		return __( 'None', 'userfeedback' );
	}
	return low === high
		? /* translators: %s: a number */
			sprintf( _n( 'About %s a week', 'About %s a week', low, 'userfeedback' ), formatNumber( low ) )
		: sprintf(
				/* translators: 1 and 2: numbers */
				__( 'Between %1$s and %2$s a week', 'userfeedback' ),
				formatNumber( low ),
				formatNumber( high )
			);
}

/** What the number rests on, and what it cannot know. */
export function basisInWords( { displays, answers, met, mayBeMet }: Estimate ): string[] {
	return [
		sprintf(
			/* translators: 1: displays a week. 2: how many of the answers. 3: how many answers there are. */
			__(
				'Over the last four weeks your surveys were seen about %1$s times a week, and %2$s of the newest %3$s answers came from visits like these.',
				'userfeedback'
			),
			formatNumber( rounded( displays ) ),
			formatNumber( met ),
			formatNumber( answers )
		),
		...( mayBeMet > 0
			? [
					sprintf(
						/* translators: %s: a number of answers */
						_n(
							'Of %s more answer too little is kept to tell.',
							'Of %s more answers too little is kept to tell.',
							mayBeMet,
							'userfeedback'
						),
						formatNumber( mayBeMet )
					),
				]
			: [] ),
		__( 'Pages on which no survey was answered yet are not in it.', 'userfeedback' ),
	];
}

export function tooLittleInWords(): string {
	return sprintf(
		/* translators: %s: a number of answers */
		__(
			'Too little is known yet: it takes a week in which surveys were seen, and %s answers in the last four.',
			'userfeedback'
		),
		formatNumber( LEAST_ANSWERS )
	);
}

/** To two digits: a share of what a few hundred answered is no more exact. */
export function rounded( number: number ): number {
	return Number( number.toPrecision( 2 ) ) >= 10 ? Number( number.toPrecision( 2 ) ) : Math.round( number );
}
