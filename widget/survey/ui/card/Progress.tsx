import type { View } from '../view';
import { progressText } from './status-texts';

/** The share of answered questions: zero at the first question. */
export function Progress( { view }: { view: View } ) {
	const { number, count } = view;
	return count > 1 ? (
		<div class="progress">
			<span>{ progressText( view ) }</span>
			<span class="bar" style={ { '--done': ( number - 1 ) / count } } />
		</div>
	) : null;
}
