import { getContest } from "@/lib/content/contest";
import { getMediaKit } from "@/lib/content/media-kit";
import { getPage } from "@/lib/content/pages";
import { getContestRelease, listedContestRelease } from "@/lib/content/press-releases";
import { mediaKitText } from "@/lib/press/media-kit-text";
import { contestReleaseText } from "@/lib/press/release-text";

/** The contest's release as text, from the same collections as its page. */
export const loadContestReleaseText = () =>
  contestReleaseText({
    listed: listedContestRelease(),
    page: getPage("click-na-pintura-release"),
    release: getContestRelease(),
    contest: getContest(),
  });

/** The media kit as text, from the same collections as its page. */
export const loadMediaKitText = () => mediaKitText(getPage("media-kit"), getMediaKit());
