import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { RatingDetailsQuery, RatingListQuery } from '@/contract/types';

export const ratedPosts = ( query: RatingListQuery ) =>
	queryOptions( {
		queryKey: [ ...keys.ratings, 'posts', query ],
		queryFn: ( { signal } ) => api( 'GET /post-ratings/results', { query, signal } ),
		placeholderData: keepPreviousData,
	} );

export const ratingsOfPost = ( postId: number, query: RatingDetailsQuery ) =>
	queryOptions( {
		queryKey: [ ...keys.ratings, 'post', postId, query ],
		queryFn: ( { signal } ) =>
			api( 'GET /post-ratings/results/{post_id}', { path: { post_id: postId }, query, signal } ),
		// For the same post only: another post's numbers must not appear below its title.
		placeholderData: ( before, query ) => ( query?.queryKey[ 2 ] === postId ? before : undefined ),
	} );
