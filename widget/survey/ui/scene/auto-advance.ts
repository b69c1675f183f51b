import type { WidgetQuestion } from '../../../../src/contract/types';
import { advancesAutomatically } from '../../flow/answer-rules';
import type { Session } from '../../flow/session/session';
import type { Actions } from '../view';

/** Milliseconds for which the choice is visible before the next question. */
const LOOK = 160;

/** The survey's automatic step once a choice completes the answer. */
export interface AutoAdvance {
	choose: Actions[ 'choose' ];
	/** True while a choice on screen is highlighted or sent. Checked at each drawing: another question ends it. */
	isTaken: () => boolean;
}

/** @param isDecision returns true if the current click is one; an arrow key's isn't. */
export function autoAdvance( session: Session, isDecision: () => boolean ): AutoAdvance {
	let from: WidgetQuestion | undefined;

	return {
		choose: ( draft ) => {
			const question = session.question();
			from = question && isDecision() && advancesAutomatically( question ) ? question : undefined;
			session.edit( draft );
			if ( from ) {
				const goOn = (): void => {
					removeEventListener( 'pagehide', goOn );
					if ( session.question() === question ) {
						session.next();
					}
				};
				setTimeout( goOn, LOOK );
				addEventListener( 'pagehide', goOn ); // A visitor who leaves in this moment has answered.
			}
		},
		isTaken: () => {
			from = from === session.question() ? from : undefined;
			return !! from && ! [ 'failed', 'refused' ].includes( session.phase() );
		},
	};
}
