<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Places;

use UserFeedback\PostRatings\Settings\RatingSettingsRepository;
use UserFeedback\Rest\Request;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Returns the page data for settings that are being edited; nothing is stored. */
final class RatingPreviewController {

	public function __construct( private readonly RatingSettingsRepository $repository ) {}

	/** @return array<string, mixed> */
	public function show( Request $request ): array {
		$sent = $request->body()['settings'] ?? array();
		/** @var array<string, mixed> $changes the route's shape. */
		$changes = is_array( $sent ) ? $sent : array();
		return PageData::of( $this->repository->get()->with( $changes ), '', '', '' );
	}
}
