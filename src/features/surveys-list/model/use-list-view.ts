import { useSearchParams } from 'react-router-dom';
import { changed, type ListView, readView, writeView } from './list-view';

export function useListView(): { view: ListView; change: ( change: Partial< ListView > ) => void } {
	const [ params, setParams ] = useSearchParams();
	const view = readView( params );

	return {
		view,
		change: ( change ) =>
			setParams( writeView( changed( view, change ) ), { preventScrollReset: change.page === undefined } ),
	};
}
