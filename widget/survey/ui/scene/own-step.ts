import type { WidgetQuestion } from '../../../../src/contract/types';
import { goesOnByItself } from '../../flow/answer-rules';
import type { Session } from '../../flow/session/session';
import type { Actions } from '../view';

/** Milliseconds for which the choice is visible before the next question. */
const LOOK = 160;

/** The survey's automatic step once a choice completes the answer. */
export interface OwnStep {
	choose: Actions[ 'choose' ];
	/** True while a choice on screen is highlighted or sent. Checked at each drawing: another question ends it. */
	isTaken: () => boolean;
}

/** @param isDecision returns true if the current click is one; an arrow key's isn't. */
export function ownStep( session: Session, isDecision: () => boolean ): OwnStep {
	let from: WidgetQuestion | undefined;

	return {
		choose: ( draft ) => {
			const question = session.question();
			from = question && isDecision() && goesOnByItself( question ) ? question : undefined;
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
