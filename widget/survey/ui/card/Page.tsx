import { LIMITS } from '../../../../src/contract/limits';
import { asksForComment, isOtherChosen } from '../../flow/answer-rules';
import { FIELDS } from '../../question-types/fields';
import { suffixIds } from '../fields/suffix-ids';
import { TextBox } from '../fields/TextBox';
import type { Actions, Asked, View } from '../view';
import { errorAt } from './error-text';

interface Props extends View {
	act: Actions;
}

/** All questions of a page. */
export const Page = ( { page = [], ...view }: Props ) => (
	<div>
		{ page.map( ( asked ) => (
			<OnPage key={ asked.question.id } { ...view } { ...asked } />
		) ) }
	</div>
);

function OnPage( props: Props & Asked ) {
	const { question, draft, errors, strings, isShared } = props;
	suffixIds( question.page ? `-${ question.id }` : '' );
	const edit: Actions[ 'edit' ] = ( changes ) => props.act.edit( changes, question.id );
	const act = { ...props.act, edit, ...( isShared && { choose: edit } ) };
	const Field = FIELDS[ question.type ];
	const hasOther = isOtherChosen( question, draft.value );
	return (
		<div class="asked">
			<Field { ...props } act={ act } />
			{ ( hasOther || ( draft.value !== null && asksForComment( question ) ) ) && (
				<TextBox
					id="comments"
					label={ hasOther ? strings.other : strings.comment }
					isLong
					text={ draft.comments }
					most={ LIMITS.COMMENT }
					error={ errorAt( errors, 'extra.comments', strings ) }
					onText={ ( comments ) => edit( { comments } ) }
				/>
			) }
		</div>
	);
}
