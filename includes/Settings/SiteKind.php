<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The kind of site that the owner chose in the setup wizard. */
enum SiteKind: string {
	case ANY        = 'any'; // Unknown.
	case SHOP       = 'shop';
	case BLOG       = 'blog';
	case MEMBERSHIP = 'membership';
	case COMPANY    = 'company';

	/** @return list<string> from TemplateShape::CATEGORIES: categories whose templates are listed first. */
	public function categories(): array {
		return match ( $this ) {
			self::ANY        => array(),
			self::SHOP       => array( 'shop', 'product', 'loyalty' ),
			self::BLOG       => array( 'content', 'audience' ),
			self::MEMBERSHIP => array( 'audience', 'content', 'loyalty' ),
			self::COMPANY    => array( 'service', 'website' ),
		};
	}

	/** @return non-empty-list<string> */
	public static function values(): array {
		return array_map( static fn( self $kind ): string => $kind->value, self::cases() );
	}
}
