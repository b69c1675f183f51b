<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Countries;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Reply;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Widget\Manifest\CandidateSurveys;
use UserFeedback\Widget\Manifest\ManifestShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Separate from the manifest, because pages are cached for everyone and countries differ. The browser learns which surveys it
 * may show, never the country; it keeps the reply for a visit, and no cache in between may store it.
 */
final class CountryController {

	private const CACHE = 'private, max-age=1800';

	public function __construct( private readonly CandidateSurveys $candidates, private readonly CountryTargeting $countryTargeting ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'widget/country', array( self::class, 'show' ), Permission::ANYONE )
				->query( static fn() => ManifestShape::placesQuery() )
				->returns( static fn() => ManifestShape::shownInCountry() ),
		);
	}

	/** Lists every survey allowed in the country, regardless of page: one reply serves all pages of a visit. */
	public function show(): Reply {
		return new Reply(
			array( 'surveys' => $this->countryTargeting->among( $this->candidates->inCountries() ) ),
			null,
			array( 'Cache-Control' => self::CACHE )
		);
	}
}
