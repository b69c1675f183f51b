<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Made;

/** What plugins that make inline scripts smaller do to a page, as seen in Cache Enabler 1.8: comments go, but for those in JSON-LD. */
final class InlineMinifier {

	public static function minified( string $html ): string {
		return (string) preg_replace_callback(
			'#(<script\b(?![^>]*application/ld\+json)[^>]*>)(.*?)(</script>)#is',
			static fn( array $found ): string => $found[1] . preg_replace(
				array( '#/\*.*?\*/#s', '#(?:^|\s)//.*$#m' ),
				'',
				$found[2]
			) . $found[3],
			$html
		);
	}
}
