<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Made;

/**
 * Changes a page as plugins that minify inline scripts do, as seen in Cache Enabler 1.8: removes comments, except those in
 * JSON-LD.
 */
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
