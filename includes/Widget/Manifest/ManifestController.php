<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Manifest;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Rest\Reply;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Schema\Violation;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The manifest for a page whose cached copy is too old. */
final class ManifestController {

	private const CACHE = 'public, max-age=60';

	/**
	 * For a page without surveys to show: only the browser caches it, so that it asks once an hour and needs no storage on our
	 * side.
	 */
	private const CALM = 'private, max-age=3600';

	public function __construct( private readonly CandidateSurveys $candidates, private readonly ManifestMapper $mapper ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'widget/manifest', array( self::class, 'show' ), Permission::ANYONE )
				->query( static fn() => ManifestShape::query() )
				->returns( static fn() => ManifestShape::manifest() ),
		);
	}

	/** @throws ValidationFailed */
	public function show( Request $request ): Reply {
		$page     = self::page( $request->query() );
		$manifest = $this->mapper->toArray( $this->candidates->with( $page, $request->listed( 'inline' ) ), $page );

		// A weak ETag that ignores the creation time: the browser's copy stays valid until something else differs.
		$etag    = 'W/"' . md5( (string) wp_json_encode( array_diff_key( $manifest, array( 'made_at' => true ) ) ) ) . '"';
		$headers = array(
			'Cache-Control' => true === ( $request->query()['calm'] ?? false ) ? self::CALM : self::CACHE,
			'ETag'          => $etag,
		);
		return self::has( $request->etag(), $etag ) ? new Reply( null, 304, $headers ) : new Reply( $manifest, null, $headers );
	}

	/**
	 * An ID is more precise than a URL; with both, the page's own URL is known, too.
	 *
	 * @param array<string, mixed> $query
	 * @throws ValidationFailed if the URL isn't on this site.
	 */
	private static function page( array $query ): PageContext {
		$id  = is_int( $query['page'] ?? null ) ? $query['page'] : 0;
		$url = is_string( $query['url'] ?? null ) ? $query['url'] : '';
		if ( '' !== $url && ! PageContext::isHere( $url ) ) {
			throw new ValidationFailed(
				array( new Violation( 'url', 'foreign', null, __( 'Enter a URL from this site.', 'userfeedback' ) ) )
			);
		}
		return 0 === $id && '' !== $url ? PageContext::byUrl( $url ) : PageContext::byId( $id, $url );
	}

	/** `If-None-Match` may list several, and a proxy may have made a weak one strong. */
	private static function has( string $ifNoneMatch, string $etag ): bool {
		$etags = array_map( static fn( string $one ): string => str_replace( 'W/', '', trim( $one ) ), explode( ',', $ifNoneMatch ) );
		return in_array( str_replace( 'W/', '', $etag ), $etags, true );
	}
}
