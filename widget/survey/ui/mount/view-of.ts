import type { WidgetManifest, WidgetPiece, WidgetQuestion, WidgetSurvey } from '../../../../src/contract/types';
import { advancesAutomatically } from '../../flow/answer-rules';
import { recallIn } from '../../question-types/extended/recall';
import { takesAnswer } from '../../question-types/fields';
import { EMPTY_DRAFT, draftOf } from '../../flow/flow';
import type { Session } from '../../flow/session/session';
import type { View } from '../view';

/** State of the screen, in addition to the session. */
type Screen = Pick< View, 'isInline' | 'isOpen' | 'style' >;

/** Returns the question on screen; undefined once the survey is over. */
export const questionOf = ( session: Session ): WidgetQuestion | undefined =>
	[ 'sent', 'kept' ].includes( session.phase() ) ? undefined : session.question();

/** @param hadNext set to keep Next as it was, whatever was answered. */
export function viewOf(
	survey: WidgetSurvey,
	manifest: WidgetManifest,
	session: Session,
	hadNext: boolean | undefined,
	screen: Screen
): View {
	const flow = session.flow();
	const question = questionOf( session );
	const draft = question ? draftOf( flow, question ) : EMPTY_DRAFT;
	const canSkip =
		EXTENDED && question && ! takesAnswer( question ) ? false : ! question?.required && survey.type !== 'nps';
	const recalled =
		EXTENDED && IN_EDITION[ 'question-options' ] ? recallIn( survey.questions, flow ) : ( text: string ) => text;
	const filled = ( pieces: WidgetPiece[] ): WidgetPiece[] =>
		pieces.map( ( piece ) => ( piece.recall ? { ...piece, text: recalled( piece.recall ) } : piece ) );
	return {
		...screen,
		...flow,
		isPreview: manifest.preview,
		look: survey.look,
		phase: session.phase(),
		question:
			EXTENDED && question?.recall
				? { ...question, title: recalled( question.recall.title ), help: recalled( question.recall.help ) }
				: question,
		draft,
		order: question ? session.order( question ) : [],
		number: flow.path.length,
		count: Math.max( session.count(), flow.path.length ), // The builder shows questions that these answers wouldn't lead to.
		isAbout: survey.questions.some( ( { id, logic } ) => logic && ! flow.path.includes( id ) ),
		canSkip,
		isOptional: canSkip && survey.questions.some( ( { required } ) => required ),
		hasNext: hadNext ?? ( ! question || draft.value !== null || ! advancesAutomatically( question ) ),
		thankYou: EXTENDED
			? {
					...survey.thank_you,
					heading: filled( survey.thank_you.heading ),
					text: filled( survey.thank_you.text ),
				}
			: survey.thank_you,
		strings: manifest.strings,
	};
}
