<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Text;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Search results, newest first. */
final class SearchResult {

	/**
	 * @param list<SearchMatch> $texts
	 * @param int|null        $searched number of texts searched; null for all
	 */
	public function __construct( public readonly array $texts, public readonly ?int $searched ) {}
}
