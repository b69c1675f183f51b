import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import { QUESTION_TYPES } from '@/contract/question-types';
import type { FieldErrors } from '@/features/builder/draft/validation/field-errors';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import { shownOf } from '@/features/builder/draft/operations/pages';
import { useBuilder } from '@/features/builder/saving/state/builder-context';
import { tabOf } from '@/features/builder/shell/focus/field-locations';
import { BUILDER_PARTS } from '@/question-types/builder';
import { useLocks } from '../use-locks';
import { settingName } from '@/lib/edition/feature-label';
import { PrefillLinks } from './PrefillLinks';
import { QuestionSwitch } from './QuestionSwitch';
import { QuestionText } from './QuestionText';

const HELP = 'settings.help';

interface Props {
	question: FormQuestion;
	/** By path in the question. */
	errors: FieldErrors;
}

export function SettingsTab( { question, errors }: Props ) {
	const { Settings: Own } = BUILDER_PARTS[ question.type ] ?? {};
	const wrong = Object.entries( errors ).filter( ( [ path ] ) => tabOf( path ) === 'settings' && path !== HELP );

	return (
		<>
			<QuestionText
				id={ question.id }
				path={ HELP }
				label={ __( 'Help text', 'userfeedback' ) }
				help={ __( 'Shown in small letters below the question.', 'userfeedback' ) }
				maxLength={ LIMITS.QUESTION_HELP }
				error={ errors[ HELP ] }
			/>
			{ IN_EDITION[ 'question-options' ] && <Options question={ question } /> }
			{ Own && <Own question={ question } /> }
			{ wrong.map( ( [ path, text ] ) => (
				<p className="uf-field-error" key={ path }>
					{ text }
				</p>
			) ) }
		</>
	);
}

function Options( { question }: Pick< Props, 'question' > ) {
	const {
		takes_answer: takesAnswer,
		has_rows: hasRows,
		allows_randomizing: allowsRandomizing,
		allows_comment: allowsComment,
		allows_prefill: allowsPrefill,
	} = QUESTION_TYPES[ question.type ];
	const isFirst = useBuilder( ( { form } ) => shownOf( form.draft )[ 0 ]?.id === question.id );
	const { questionOptions: isLocked } = useLocks();
	const lockedAs = ( name: string ) => ( isLocked ? name : undefined );

	return (
		<>
			{ takesAnswer && (
				<QuestionSwitch
					question={ question }
					path="settings.required"
					label={ __( 'Required', 'userfeedback' ) }
					help={ __( 'Visitors can’t skip this question.', 'userfeedback' ) }
					lockedAs={ lockedAs( settingName( __( 'Required', 'userfeedback' ) ) ) }
				/>
			) }
			{ allowsRandomizing && (
				<QuestionSwitch
					question={ question }
					path="settings.randomize"
					label={ __( 'Randomize', 'userfeedback' ) }
					help={
						hasRows
							? __( 'Each visitor sees the items in a different order.', 'userfeedback' )
							: __( 'Each visitor sees the options in a different order.', 'userfeedback' )
					}
					lockedAs={ lockedAs( settingName( __( 'Randomize', 'userfeedback' ) ) ) }
				/>
			) }
			{ allowsComment && (
				<QuestionSwitch
					question={ question }
					path="settings.comment_box"
					label={ __( 'Enable Comment Box', 'userfeedback' ) }
					help={ __( 'Visitors can add a comment to their answer.', 'userfeedback' ) }
					lockedAs={ lockedAs( __( 'Comment Box', 'userfeedback' ) ) }
				/>
			) }
			{ ! isFirst && (
				<QuestionSwitch
					question={ question }
					path="settings.same_page"
					label={ __( 'Show with the previous question', 'userfeedback' ) }
					help={ __( 'Visitors see both on one page and continue with one button.', 'userfeedback' ) }
					lockedAs={ lockedAs( __( 'Several questions on one page', 'userfeedback' ) ) }
				/>
			) }
			{ allowsPrefill && (
				<PrefillLinks
					question={ question }
					lockedAs={ lockedAs( __( 'Links that choose an answer', 'userfeedback' ) ) }
				/>
			) }
		</>
	);
}
