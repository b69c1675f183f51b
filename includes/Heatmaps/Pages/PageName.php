<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Pages;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What a page is called for people, and where it is; null where nobody can open it now. */
final class PageName {

	public function __construct( public readonly string $title, public readonly ?string $url ) {}
}
