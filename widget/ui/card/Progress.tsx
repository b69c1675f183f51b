import type { View } from '../view';
import { progressText } from './words';

/** How much is answered: nothing at the first question, all of it at the end. */
export function Progress( { view }: { view: View } ) {
	const { number, count, question } = view;
	return count > 1 ? (
		<div class="progress">
			<span>{ question && progressText( view ) }</span>
			<span class="bar" style={ { '--done': question ? ( number - 1 ) / count : 1 } } />
		</div>
	) : null;
}
