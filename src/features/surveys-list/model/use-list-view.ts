import { useSearchParams } from 'react-router-dom';
import { changed, type ListView, readView, writeView } from './list-view';

type Change = ( change: Partial< ListView >, options?: { replace?: boolean } ) => void;

export function useListView(): { view: ListView; change: Change } {
	const [ params, setParams ] = useSearchParams();
	const view = readView( params );

	return {
		view,
		change: ( change, { replace = false } = {} ) =>
			setParams( writeView( changed( view, change ) ), {
				preventScrollReset: change.page === undefined,
				replace,
			} ),
	};
}
