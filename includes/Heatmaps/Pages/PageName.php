<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Pages;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The title and URL of a page; null if no one can open it now. */
final class PageName {

	public function __construct( public readonly string $title, public readonly ?string $url ) {}
}
