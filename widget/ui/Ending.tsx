import { Icon, ICONS } from './icons';
import type { View } from './view';
import { endingLines } from './words';

export function Ending( { view }: { view: View } ) {
	const isRefused = view.phase === 'refused';
	return (
		<div class={ isRefused ? 'ending refused' : 'ending' } tabIndex={ -1 }>
			{ ! isRefused && (
				<span class="mark">
					<Icon path={ ICONS.done } />
				</span>
			) }
			{ endingLines( view ).map( ( line ) => (
				<p key={ line }>{ line }</p>
			) ) }
		</div>
	);
}
