import type {
	WidgetManifest,
	WidgetPiece,
	WidgetQuestion,
	WidgetSurvey,
	WidgetThankYou,
} from '../../../../src/contract/types';
import { advancesAutomatically } from '../../flow/answer-rules';
import { recallIn } from '../../question-types/extended/recall';
import { takesAnswer } from '../../question-types/fields';
import { EMPTY_DRAFT, draftOf } from '../../flow/flow';
import { countPages, HAS_PAGES, lastPage, shownQuestions } from '../../flow/pages';
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
	const recalled: Recalled =
		EXTENDED && IN_EDITION[ 'question-options' ] ? recallIn( survey.questions, flow ) : ( text ) => text;
	const filled = ( pieces: WidgetPiece[] ): WidgetPiece[] =>
		pieces.map( ( piece ) => ( piece.recall ? { ...piece, text: recalled( piece.recall ) } : piece ) );
	const view: View = {
		...screen,
		...flow,
		isPreview: manifest.preview,
		look: survey.look,
		phase: session.phase(),
		question: EXTENDED && question ? withRecalled( question, recalled ) : question,
		draft,
		order: question ? session.order( question ) : [],
		number: flow.path.length,
		count: Math.max( session.count(), flow.path.length ), // The builder shows questions that these answers wouldn't lead to.
		isAbout: survey.questions.some( ( { id, logic } ) => logic && ! flow.path.includes( id ) ),
		canSkip,
		isOptional: canSkip && survey.questions.some( ( { required } ) => required ),
		hasNext: hadNext ?? ( ! question || draft.value !== null || ! advancesAutomatically( question ) ),
		thankYou: EXTENDED ? endingOf( survey, session, filled ) : survey.thank_you,
		strings: manifest.strings,
		...( EXTENDED && IN_EDITION.behavior && { isLate: survey.late === survey.thank_you } ),
	};
	return HAS_PAGES && question ? withQuestions( view, survey, session, recalled ) : view;
}

/** Until the server has the answers, nobody knows if they are too late. */
function endingOf(
	{ late, thank_you: thanks }: WidgetSurvey,
	session: Session,
	filled: ( pieces: WidgetPiece[] ) => WidgetPiece[]
): WidgetThankYou {
	return IN_EDITION.behavior && late && session.phase() === 'kept'
		? NO_MESSAGE
		: { ...thanks, heading: filled( thanks.heading ), text: filled( thanks.text ) };
}

const NO_MESSAGE: WidgetThankYou = { heading: [], text: [], button: null, url: '', conditions: [] };

type Recalled = ( text: string ) => string;

const withRecalled = ( question: WidgetQuestion, recalled: Recalled ): WidgetQuestion =>
	question.recall
		? { ...question, title: recalled( question.recall.title ), help: recalled( question.recall.help ) }
		: question;

/** Adds all questions of the page. It counts pages in place of questions. */
function withQuestions( view: View, { questions, type }: WidgetSurvey, session: Session, recalled: Recalled ): View {
	const flow = session.flow();
	const shown = shownQuestions( questions, flow.path );
	const number = countPages( questions, flow.path );
	const isShared = lastPage( questions, flow.path ).length > 1;
	const isStrict = questions.some( ( { required } ) => required );
	const { page = '', pages = '' } = view.strings;
	return {
		...view,
		number,
		count: Math.max( session.count(), number ),
		// A question on a visited page adds none.
		isAbout: questions.some(
			( { id, page: start = id, logic } ) => logic && ! flow.path.includes( id ) && ! flow.path.includes( start )
		),
		canSkip: type !== 'nps' && shown.some( takesAnswer ) && ! shown.some( ( { required } ) => required ),
		isShared,
		hasNext: view.hasNext || isShared,
		page: shown.map( ( each ) => ( {
			question: withRecalled( each, recalled ),
			draft: draftOf( flow, each ),
			order: session.order( each.options.length ? each : { ...each, options: itemsOf( each ) } ),
			errors: flow.errors.filter( ( { of } ) => of === each.id ),
			isOptional: isStrict && ! each.required && takesAnswer( each ) && type !== 'nps',
		} ) ),
		...( questions.some( ( each ) => each.page ) && {
			strings: { ...view.strings, progress: page, about: pages },
		} ),
	};
}

/** The items of a ranking have an order like options. */
const itemsOf = ( { rows = [] }: WidgetQuestion ): string[] => rows.map( ( { label } ) => label );
