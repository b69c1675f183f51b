<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Manifest;

use UserFeedback\Rest\Reply;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Pages are cached for everyone and countries differ, so this is asked apart. The browser is told which surveys it may
 * show and never the country; it keeps the answer for a visit, and nobody between us may keep it at all.
 */
final class CountryController {

	private const CACHE = 'private, max-age=1800';

	public function __construct( private readonly Candidates $candidates, private readonly ShowInCountry $show ) {}

	/** One answer for all pages of a visit, so it names every survey that it may, whatever page asks. */
	public function show(): Reply {
		return new Reply(
			array( 'surveys' => $this->show->among( $this->candidates->inCountries() ) ),
			null,
			array( 'Cache-Control' => self::CACHE )
		);
	}
}
