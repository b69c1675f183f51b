import type { WidgetQuestion } from '../../../src/contract/types';
import { goesOnByItself } from '../../flow/answer-rules';
import type { Session } from '../../flow/session/session';
import type { Actions } from '../view';

/** Milliseconds for which a visitor sees the choice before the next question comes. */
const LOOK = 160;

/** The step that a survey takes by itself once a choice is the whole answer. */
export interface OwnStep {
	choose: Actions[ 'choose' ];
	/** Whether a choice on screen is being looked at, or sent. Asked at each drawing: another question ends it. */
	isTaken: () => boolean;
}

/** @param isDecision whether the click under way is one; an arrow key's is not. */
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
				addEventListener( 'pagehide', goOn ); // A visitor who leaves within this moment has answered.
			}
		},
		isTaken: () => {
			from = from === session.question() ? from : undefined;
			return !! from && ! [ 'failed', 'refused' ].includes( session.phase() );
		},
	};
}
