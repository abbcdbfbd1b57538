import type { View } from '@waymark/model/view-codec';
import { useCallback, useMemo, useState } from 'react';
import type { ChangeView, ViewControl } from './use-view.ts';

/**
 * The state of a map in a frame of another site, whose address and history belong to that site. It starts as `asked` for, and the
 * chosen item is stored here. The map stores its own camera.
 */
export function useFramedView(requestedView: View): ViewControl {
  const [selected, select] = useState<View['selected']>(null);
  const view = useMemo(() => ({ ...requestedView, selected }), [requestedView, selected]);
  const change = useCallback<ChangeView>((part) => {
    if (part.selected !== undefined) select(part.selected);
  }, []);
  return { view, change };
}
