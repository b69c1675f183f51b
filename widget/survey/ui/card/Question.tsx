import type { WidgetQuestion } from '../../../../src/contract/types';
import { LIMITS } from '../../../../src/contract/limits';
import { asksForComment, isOtherChosen } from '../../flow/answer-rules';
import { errorAt } from './error-text';
import { HAS_PAGES } from '../../flow/pages';
import { FIELDS } from '../../question-types/fields';
import { ErrorMessage } from '../fields/ErrorMessage';
import { suffixIds } from '../fields/suffix-ids';
import { TextBox } from '../fields/TextBox';
import type { Actions, View } from '../view';
import { Page } from './Page';
import { Progress } from './Progress';
import { failureText } from './status-texts';

interface Props {
	question: WidgetQuestion;
	view: View;
	act: Actions;
}

export function Question( { question, view, act }: Props ) {
	const { draft, errors, look, strings, number, count, phase } = view;
	const isAnswered = draft.value !== null;
	const isSending = phase === 'sending';
	const Field = HAS_PAGES ? Page : FIELDS[ question.type ];
	if ( HAS_PAGES ) {
		suffixIds( '' );
	}
	const hasOther = EXTENDED && isOtherChosen( question, draft.value );

	return (
		<form
			class={ count > 1 ? '' : 'lone' }
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				act.next();
			} }
		>
			<Progress view={ view } />
			<Field { ...view } question={ question } act={ act } />
			{ ! HAS_PAGES &&
				IN_EDITION[ 'question-options' ] &&
				( hasOther || ( isAnswered && asksForComment( question ) ) ) && (
					<TextBox
						id="comments"
						label={ hasOther ? strings.other : strings.comment }
						isLong
						text={ draft.comments }
						most={ LIMITS.COMMENT }
						error={ errorAt( errors, 'extra.comments', strings ) }
						onText={ ( comments ) => act.edit( { comments } ) }
					/>
				) }
			<ErrorMessage text={ failureText( view ) } />
			<div class="steps">
				{ number > 1 && (
					<button type="button" class="skip back" aria-disabled={ isSending } onClick={ act.back }>
						{ strings.back }
					</button>
				) }
				{ view.canSkip && (
					<button type="button" class="skip" aria-disabled={ isSending } onClick={ act.skip }>
						{ look.skip || strings.skip }
					</button>
				) }
				{ /* While there is no next button, its space stays reserved: the parts next to it must not move. */ }
				<button type="submit" class="next" aria-disabled={ isSending } disabled={ ! view.hasNext }>
					{ number < count ? look.next || strings.next : strings.submit }
				</button>
			</div>
			{ /* It is invisible, so only a bot fills it in. Last, because the focus goes to the first field. */ }
			<input class="unseen" name="website" tabIndex={ -1 } autoComplete="off" aria-hidden />
		</form>
	);
}
